import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Answers, Question } from '#shared/contract/question.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { useCustomer } from '#web/lib/session/customer.ts';
import { answeringReducer, changesOf, hasChanges, startAnswering, unsavedOf } from './answering.ts';
import { saveAnswers } from './save-answers.ts';
import { unsavedAnswers } from './unsaved-answers.ts';

/** How long saving waits for the next keystroke. */
const PAUSE_MS = 500;

type Asked = { questions: readonly Pick<Question, 'key' | 'form'>[]; answers: Answers };

/** Answers that are saved as they are typed, and at once when the page is left. */
export const useAnswering = ({ questions, answers }: Asked) => {
  const shop = useShop();
  const { customer } = useCustomer();
  const owner = customer?.id ?? '';
  const [answering, dispatch] = useReducer(answeringReducer, undefined, () =>
    startAnswering(questions, answers, unsavedAnswers.read(owner)),
  );
  const current = useRef(answering);
  const isSending = useRef(false);
  useEffect(() => {
    current.current = answering;
    unsavedAnswers.keep(owner, unsavedOf(answering));
  }, [answering, owner]);

  const saveNow = useCallback(async () => {
    if (isSending.current) return;
    if (!hasChanges(current.current)) {
      dispatch({ type: 'nothing to send' });
      return;
    }
    const sent = changesOf(current.current);
    isSending.current = true;
    dispatch({ type: 'send started', sent });
    try {
      await saveAnswers(shop, sent);
      dispatch({ type: 'send succeeded' });
    } catch (error) {
      const { message, fields } = messageFor(error);
      dispatch({ type: 'send failed', message, refusals: fields });
    } finally {
      isSending.current = false;
    }
  }, [shop]);

  useEffect(() => {
    if (answering.saving.step !== 'typing') return undefined;
    const timer = setTimeout(() => void saveNow(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [answering, saveNow]);

  useEffect(() => dispatch({ type: 'arrived', answers }), [answers]);

  useEffect(() => {
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void saveNow();
    };
    const saveAgain = () => void saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', saveAgain);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', saveAgain);
      void saveNow();
    };
  }, [saveNow]);

  return { answering, dispatch, saveNow };
};
