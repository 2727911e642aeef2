import { useEffect, useState } from 'react'
import type { Uploads } from './use-uploads.ts'

/**
 * Saving while files are on their way waits for them, so that none is left out. Where one of them is refused
 * nothing is saved: what was refused is read first.
 */
export function useSaveAfterUploads(
  submit: () => Promise<void>,
  { uploads, refused }: Pick<Uploads, 'uploads' | 'refused'>,
) {
  const [waiting, setWaiting] = useState<{ readonly refused: number }>()
  useEffect(() => {
    if (!waiting || uploads.length > 0) return
    setWaiting(undefined)
    if (refused.length <= waiting.refused) void submit()
  })
  return {
    isWaiting: waiting !== undefined,
    submit: async () => {
      if (uploads.length > 0) setWaiting({ refused: refused.length })
      else await submit()
    },
  }
}
