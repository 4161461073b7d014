export type Native = (...values: number[]) => number;

/** A C++ exception on its way through JavaScript frames. */
class Thrown extends Error {
  override readonly name = 'Thrown';
}

interface Module {
  readonly call: (name: string, ...values: number[]) => number;
  readonly memory: WebAssembly.Memory;
}

/**
 * Host side of Emscripten's C++ exceptions: calls that may throw go through `invoke_…`, and a catch asks
 * which handler matches. The MP4 library inside the encoder throws and catches in normal use.
 */
export function exceptionImports({ call, memory }: Module): {
  readonly imports: Record<string, Native>;
  readonly invoke: (signature: string) => Native;
} {
  const types = new Map<number, number>();
  const caught: number[] = [];
  let flying = 0;
  let second = 0;
  let cell = 0;

  const raise = (exception: number): never => {
    flying = exception;
    throw new Thrown('a C++ exception');
  };

  const matching: Native = (...handlers) => {
    const type = types.get(flying) ?? 0;
    second = type;
    if (flying === 0 || type === 0) {
      second = 0;
      return flying;
    }
    cell ||= call('malloc', 4);
    const words = new DataView(memory.buffer);
    words.setUint32(cell, flying, true);
    for (const handler of handlers) {
      if (handler === 0 || call('__cxa_can_catch', handler, type, cell) === 0) continue;
      second = handler;
      return words.getUint32(cell, true);
    }
    return flying;
  };

  return {
    invoke:
      (signature) =>
      (target, ...values) => {
        const stack = call('stackSave');
        try {
          return call(`dynCall_${signature}`, target ?? 0, ...values);
        } catch (error) {
          if (!(error instanceof Thrown)) throw error;
          call('stackRestore', stack);
          call('setThrew', 1, 0);
          return 0;
        }
      },
    imports: {
      __cxa_allocate_exception: (size) => call('malloc', size ?? 0),
      __cxa_free_exception: (exception) => call('free', exception ?? 0),
      __cxa_throw: (exception, type) => {
        types.set(exception ?? 0, type ?? 0);
        return raise(exception ?? 0);
      },
      __cxa_rethrow: () => raise(caught.pop() ?? 0),
      __resumeException: (exception) => raise(flying || (exception ?? 0)),
      __cxa_begin_catch: (exception) => {
        caught.push(exception ?? 0);
        return exception ?? 0;
      },
      __cxa_end_catch: () => {
        call('setThrew', 0, 0);
        caught.pop();
        flying = 0;
        return 0;
      },
      __cxa_get_exception_ptr: (exception) => exception ?? 0,
      __cxa_uncaught_exceptions: () => 0,
      __cxa_find_matching_catch_2: matching,
      __cxa_find_matching_catch_3: matching,
      __cxa_find_matching_catch_4: matching,
      __cxa_find_matching_catch_5: matching,
      llvm_eh_typeid_for: (type) => type ?? 0,
      getTempRet0: () => second,
      setTempRet0: (value) => {
        second = value ?? 0;
        return 0;
      },
    },
  };
}
