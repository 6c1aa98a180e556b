import { runInThisContext } from 'node:vm';

/**
 * V8 can keep the machine code it has made of a WebAssembly program, as browsers do between visits. Node has no call for
 * it: a process that wants to must be allowed to name V8's own functions.
 */
export const MACHINE_CODE_FLAGS = ['--allow-natives-syntax'];

/** The code of those functions that ran often enough to be compiled with care. */
export const machineCodeOf = (program: WebAssembly.Module): Uint8Array => {
  const serialize = inV8<[WebAssembly.Module], ArrayBuffer>('(program) => %SerializeWasmModule(program)');
  return new Uint8Array(serialize(program));
};

/** Undefined when V8 will not have this code: another version made it, or on another processor. */
export const programWithCode = (source: Uint8Array, code: Uint8Array) => {
  const deserialize = inV8<[ArrayBufferLike, Uint8Array], WebAssembly.Module | undefined>(
    '(code, source) => %DeserializeWasmModule(code, source)',
  );
  return deserialize(code.buffer.slice(code.byteOffset, code.byteOffset + code.byteLength), source);
};

/** A text, because no parser but V8's own knows these names; it throws where they are not allowed or not known. */
const inV8 = <Given extends unknown[], Made>(text: string) =>
  runInThisContext(text) as (...given: Given) => Made;
