import { useEffect, useState } from 'react'

export type AsyncResult<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly why: string }

/**
 * State of an asynchronous request; repeated when its key changes, and outdated responses are
 * dropped.
 */
export function useAsync<T>(key: string, ask: () => Promise<T>): AsyncResult<T> {
  const [stored, store] = useState<{ key: string; answer: AsyncResult<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers everything that `ask` uses
  useEffect(() => {
    let isCurrent = true
    const settle = (answer: AsyncResult<T>) => isCurrent && store({ key, answer })
    ask().then(
      (value) => settle({ state: 'there', value }),
      (error: Error) => settle({ state: 'failed', why: error.message }),
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return stored?.key === key ? stored.answer : { state: 'waiting' }
}
