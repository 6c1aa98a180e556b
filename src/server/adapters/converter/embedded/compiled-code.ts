import { runInThisContext } from 'node:vm';
import { TIERING_BUDGET_FLAG } from './tiering-budgets.ts';

/**
 * V8 can serialize the machine code of a WebAssembly program, as browsers do between visits. Node has no call for
 * it: a process that wants to must be allowed to name V8's own functions. They stand in texts here, because no parser but
 * V8's knows such names; where they are not allowed or not known, these calls throw.
 */
export const CODE_CACHE_FLAGS = ['--allow-natives-syntax', TIERING_BUDGET_FLAG];

/** The code of those functions that ran often enough to be compiled by the optimising tier. */
export const serializeCode = (program: WebAssembly.Module): Uint8Array => {
  const serialize = runInThisContext('(program) => %SerializeWasmModule(program)') as Serialize;
  return new Uint8Array(serialize(program));
};

/** Undefined when V8 will not have this code: another version made it, or on another processor. */
export const deserializeProgram = (source: Uint8Array, code: Uint8Array) => {
  const deserialize = runInThisContext(
    '(code, source) => %DeserializeWasmModule(code, source)',
  ) as Deserialize;
  return deserialize(code.buffer.slice(code.byteOffset, code.byteOffset + code.byteLength), source);
};

type Serialize = (program: WebAssembly.Module) => ArrayBuffer;
type Deserialize = (code: ArrayBufferLike, source: Uint8Array) => WebAssembly.Module | undefined;
