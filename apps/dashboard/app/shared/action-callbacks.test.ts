import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { withCallbacks } from './action-callbacks.ts'

/** A write as a component has it: watched while the component is there, and answered later. */
function mountedWrite() {
  let resolve: (answer: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((...settle) => {
    ;[resolve, reject] = settle
  })
  const observer = new MutationObserver<string, Error, number>(new QueryClient(), {
    mutationFn: () => promise,
  })
  return { unmount: observer.subscribe(() => {}), observer, resolve, reject }
}

test('the callback of a successful action runs, even when its component is unmounted before', async () => {
  const { observer, unmount, resolve } = mountedWrite()
  const done = await new Promise((onSuccess) => {
    withCallbacks((input: number) => observer.mutate(input), 7, {
      onSuccess: (answer, input) => onSuccess([answer, input]),
    })
    unmount()
    resolve('saved')
  })
  expect(done).toEqual(['saved', 7])
})

test('so does the callback of a refusal', async () => {
  const { observer, unmount, reject } = mountedWrite()
  const refusal = new Error('refused')
  const failed = await new Promise((onSettled) => {
    const found: unknown[] = []
    withCallbacks((input: number) => observer.mutate(input), 7, {
      onError: (error) => found.push(error),
      onSettled: (answer, error) => onSettled([...found, answer, error]),
    })
    unmount()
    reject(refusal)
  })
  expect(failed).toEqual([refusal, undefined, refusal])
})
