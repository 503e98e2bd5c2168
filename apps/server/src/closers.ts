/** Closes opened parts in the reverse order; a part that fails to close does not keep the others open. */
export class Closers {
  #stack: { name: string; close: () => unknown }[] = [];

  add(name: string, close: () => unknown): void {
    this.#stack.push({ name, close });
  }

  async closeAll(onError: (name: string, error: unknown) => void): Promise<void> {
    for (const { name, close } of this.#stack.splice(0).reverse()) {
      try {
        await close();
      } catch (error) {
        onError(name, error);
      }
    }
  }
}
