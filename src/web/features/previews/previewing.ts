import type { PagePicture } from '#web/ui/paper/page-face.tsx';
import { nothingTyped, type TypedBusiness } from '#web/lib/typed-business.ts';

export type ChosenLogo = { file: File; url: string };

export type OwnPages = ReadonlyMap<number, readonly PagePicture[]>;

/**
 * idle: nothing to show yet; typing: the last keystroke was a moment ago; due: to be asked for now; waiting: asked for;
 * slow: still waiting; shown: all there; the rest: what stands in the way, while the pages from before stay.
 */
export type Phase =
  | 'idle'
  | 'typing'
  | 'due'
  | 'waiting'
  | 'slow'
  | 'shown'
  | 'no-room'
  | 'failed'
  | 'refused';

export type Previewing = {
  typed: TypedBusiness;
  /** Somebody has typed here: nothing takes the place of that by itself. */
  hasTyped: boolean;
  logo: ChosenLogo | undefined;
  phase: Phase;
  /** Counts every change: an answer to an earlier one comes too late. */
  turn: number;
  pages: OwnPages;
  /** Why it was refused. */
  message: string | undefined;
};

export type PreviewEvent =
  | { kind: 'typed'; name: keyof TypedBusiness; value: string }
  | { kind: 'logo chosen'; logo: ChosenLogo }
  /** Of the home page, or the profile: shown without a keystroke. */
  | { kind: 'known'; details: TypedBusiness }
  /** Other colours are tried on. */
  | { kind: 'recoloured' }
  | { kind: 'paused'; turn: number }
  | { kind: 'asked'; turn: number }
  | { kind: 'slow'; turn: number }
  | { kind: 'arrived'; turn: number; documentId: number; pages: readonly PagePicture[] }
  | { kind: 'done'; turn: number; hasFailed: boolean }
  | { kind: 'stopped'; turn: number; phase: 'no-room' | 'failed' | 'refused'; message?: string };

export const startPreviewing = (): Previewing => ({
  typed: nothingTyped,
  hasTyped: false,
  logo: undefined,
  phase: 'idle',
  turn: 0,
  pages: new Map(),
  message: undefined,
});

export const previewingReducer = (state: Previewing, event: PreviewEvent): Previewing => {
  switch (event.kind) {
    case 'typed':
      return changed(
        { ...state, hasTyped: true, typed: { ...state.typed, [event.name]: event.value } },
        'typing',
      );
    case 'logo chosen':
      return changed({ ...state, logo: event.logo }, 'due');
    case 'known':
      return state.hasTyped ? state : changed({ ...state, typed: event.details }, 'due');
    case 'recoloured':
      return changed(state, 'typing');
    default:
      return event.turn === state.turn ? answered(state, event) : state;
  }
};

/** Without a name there is nothing to ask for, and the samples are back. */
const changed = (state: Previewing, phase: 'typing' | 'due'): Previewing => {
  const next = { ...state, turn: state.turn + 1, message: undefined };
  return state.typed.businessName.trim() === ''
    ? { ...next, phase: 'idle', pages: new Map() }
    : { ...next, phase };
};

type Answer = Extract<PreviewEvent, { turn: number }>;

const answered = (state: Previewing, event: Answer): Previewing => {
  switch (event.kind) {
    case 'paused':
      return state.phase === 'typing' ? { ...state, phase: 'due' } : state;
    case 'asked':
      return { ...state, phase: 'waiting' };
    case 'slow':
      return state.phase === 'waiting' ? { ...state, phase: 'slow' } : state;
    case 'arrived':
      return { ...state, pages: new Map([...state.pages, [event.documentId, event.pages]]) };
    case 'done':
      return { ...state, phase: event.hasFailed ? 'failed' : 'shown' };
    default:
      return { ...state, phase: event.phase, message: event.message };
  }
};
