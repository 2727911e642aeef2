import { installFetch, moveRequest } from './fetch.ts'
import { toShop } from './state.ts'

interface FetchEvent extends Event {
  readonly request: Request
  respondWith(response: Promise<Response>): void
  waitUntil(done: Promise<unknown>): void
}
interface WorkerScope extends EventTarget {
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

/** Serves the pages' requests to the platform from the shop, in a service worker. */
export function installWorker(): void {
  installFetch()
  const scope = globalThis as unknown as WorkerScope
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => {
    ;(event as FetchEvent).waitUntil(scope.clients.claim())
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event as FetchEvent
    const target = toShop(request.url)
    if (target === undefined || request.mode === 'navigate') return
    ;(event as FetchEvent).respondWith(
      moveRequest(request, target).then((moved) => globalThis.fetch(moved)),
    )
  })
}
