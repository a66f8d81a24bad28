/**
 * Waits for a promise, but only for some milliseconds: then it counts as broken.
 * @throws {Error} that says what took too long
 */
export function inTime<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${milliseconds / 1000} s.`)),
      milliseconds,
    );
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

/** A signal that ends a request after some milliseconds. `AbortSignal.timeout` is missing in older browsers. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
