/** What a service worker hears, as far as ours listens: the compiler knows pages or workers, not both. */
interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends LifeEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface ClientMessageEvent extends LifeEvent {
  readonly data: unknown
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', hear: (event: LifeEvent) => void): void
  addEventListener(name: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(name: 'message', hear: (event: ClientMessageEvent) => void): void
}
