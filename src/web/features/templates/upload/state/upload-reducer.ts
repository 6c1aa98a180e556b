import type { ChosenFile } from './choose-files.ts';
import { choosing } from './choosing.ts';
import { following } from './following.ts';
import { submitting } from './submitting.ts';
import { startUpload, type Upload, type UploadEvent } from './upload-state.ts';

export const uploadReducer = <F extends ChosenFile>(state: Upload<F>, event: UploadEvent<F>): Upload<F> => {
  if (event.type === 'reset') return startUpload();
  if (state.step === 'choosing') return choosing(state, event);
  return state.step === 'submitting' ? submitting(state, event) : following(state, event);
};
