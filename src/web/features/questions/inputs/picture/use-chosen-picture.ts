import { useState } from 'react';
import type { Crop, KeptPicture } from '#shared/contract/question.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ChosenPicture } from './picture-desk.ts';

const words = copy.picture;

type Desk = {
  chosen: ChosenPicture | undefined;
  onChosen: (chosen: ChosenPicture | undefined) => void;
  send: (file: File, crop: Crop) => Promise<KeptPicture>;
  onKept: (kept: KeptPicture) => void;
};

/** A picture between being chosen and being kept. One that was not sent stays, to be sent again. */
export const useChosenPicture = ({ chosen, onChosen, send, onKept }: Desk) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const end = (because?: string) => {
    onChosen(undefined);
    setProblem(because);
  };
  return {
    url: chosen?.url,
    problem,
    isBusy,
    choose: (file: File) => {
      const refusal = refusalOf(file);
      setProblem(refusal);
      if (refusal === undefined) onChosen({ file, url: URL.createObjectURL(file) });
    },
    cancel: () => end(),
    refuse: () => end(words.unreadable),
    use: async (crop: Crop) => {
      if (!chosen) return;
      setIsBusy(true);
      try {
        onKept(await send(chosen.file, crop));
        end();
      } catch (error) {
        setProblem(messageFor(error, words.notSent).message);
      } finally {
        setIsBusy(false);
      }
    },
  };
};

const refusalOf = ({ name, size }: File) => {
  if (!/\.(?:png|jpe?g)$/i.test(name)) return words.wrongType;
  return size > questionLimits.picture.maxBytes ? words.tooLarge : undefined;
};
