import { useEffect, useState } from 'react'

export type Answer<T> =
  | { readonly state: 'waiting' }
  | { readonly state: 'there'; readonly value: T }
  | { readonly state: 'failed'; readonly why: string }

/** What a question to the shop gives; it is asked again when its key changes, and a late answer is dropped. */
export function useAnswer<T>(key: string, ask: () => Promise<T>): Answer<T> {
  const [kept, keep] = useState<{ key: string; answer: Answer<T> }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that `ask` uses
  useEffect(() => {
    let isWanted = true
    const tell = (answer: Answer<T>) => isWanted && keep({ key, answer })
    ask().then(
      (value) => tell({ state: 'there', value }),
      (error: Error) => tell({ state: 'failed', why: error.message }),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return kept?.key === key ? kept.answer : { state: 'waiting' }
}
