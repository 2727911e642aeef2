import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askHiddenFrame, type FrameHost } from './hidden-frame.ts'

const AUTH_URL = 'https://shop.test/authorize?prompt=none'
const ORIGIN = 'https://shop.test'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A window of events and timers, with a page that holds frames. */
function openWindow() {
  const events = new EventTarget()
  const frames: { src: string; style: { display: string }; remove: () => void }[] = []
  const host = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    setTimeout: (run: () => void, delay: number) => setTimeout(run, delay),
    clearTimeout: (timer: number) => clearTimeout(timer),
    document: {
      createElement: () => {
        const frame = {
          src: '',
          style: { display: '' },
          remove: () => frames.splice(frames.indexOf(frame), 1),
        }
        return frame
      },
      body: { appendChild: (frame: (typeof frames)[number]) => frames.push(frame) },
    },
  } as unknown as FrameHost
  const post = (data: unknown, origin = ORIGIN) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin }))
  return { host, frames, post }
}

test('the frame is hidden, loads the address, and is removed after the response', async () => {
  const { host, frames, post } = openWindow()
  const answer = askHiddenFrame(AUTH_URL, 's', host)
  expect(frames).toMatchObject([{ src: AUTH_URL, style: { display: 'none' } }])
  post({ code: 'c', state: 's' })
  expect(await answer).toEqual({ code: 'c', state: 's' })
  expect(frames).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('an error with our state is a response, too', async () => {
  const { host, post } = openWindow()
  const answer = askHiddenFrame(AUTH_URL, 's', host)
  post({ state: 's', error: 'login_required', error_description: 'Nobody is signed in' })
  expect(await answer).toMatchObject({ code: '', error: 'login_required' })
})

test.each([
  ['a text', '{"code":"evil","state":"s"}', ORIGIN],
  ['a list', [{ code: 'evil', state: 's' }], ORIGIN],
  ['nothing', null, ORIGIN],
  ['another state', { code: 'evil', state: 'other' }, ORIGIN],
  ['a nested answer', { response: { code: 'evil', state: 's' } }, ORIGIN],
  ['another origin', { code: 'evil', state: 's' }, 'https://evil.test'],
  ['an origin that begins alike', { code: 'evil', state: 's' }, 'https://shop.test.evil.test'],
])('%s is ignored', async (_, data, origin) => {
  const { host, post } = openWindow()
  const answer = askHiddenFrame(AUTH_URL, 's', host)
  post(data, origin)
  post({ code: 'c', state: 's' })
  expect((await answer).code).toBe('c')
})

test('after 120 seconds without a response the flow has timed out and the frame is removed', async () => {
  const { host, frames } = openWindow()
  const outcome = vi.fn()
  askHiddenFrame(AUTH_URL, 's', host).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ message: 'OAuth flow timed out' }))
  expect(frames).toEqual([])
})

test('outside of a browser the direct login reports what it needs', () => {
  expect(() => askHiddenFrame(AUTH_URL, 's')).toThrow('needs a browser window')
})
