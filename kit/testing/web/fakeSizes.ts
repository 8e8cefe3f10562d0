import { vi } from 'vitest'

/**
 * Heights and their observers as a browser that lays the page out has them; this document does not. `lay` gives every element
 * these heights in pixels and tells those who observe one of `changed`, all of them by default.
 */
export function fakeSizes() {
  const observers = new Set<FakeObserver>()
  class FakeObserver implements ResizeObserver {
    readonly observed = new Set<Element>()
    readonly #callback: ResizeObserverCallback
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
      observers.add(this)
    }
    observe(target: Element): void {
      this.observed.add(target)
    }
    unobserve(target: Element): void {
      this.observed.delete(target)
    }
    disconnect(): void {
      this.observed.clear()
    }
    call(): void {
      this.#callback([], this)
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  return {
    lay(scrollHeight: number, clientHeight: number, changed?: Element): void {
      vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight)
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(clientHeight)
      for (const observer of observers)
        if (changed ? observer.observed.has(changed) : observer.observed.size > 0) observer.call()
    },
  }
}
