import type { Fields, Prepare } from '@vitrine/react'
import { useRef, useState } from 'react'
import type { CaptchaProps } from './captcha.ts'
import { captchaServiceToken } from './captcha-service.ts'

export type CaptchaState = 'waiting' | 'working' | 'done' | 'failed'

/** The captcha of a form: solved from the first input on, awaited on submit. */
export function useCaptcha(captcha: CaptchaProps | undefined) {
  const [state, setState] = useState<CaptchaState>('waiting')
  const work = useRef<Promise<string | undefined>>(undefined)
  const isOwn = captcha?.provider === 'proof-of-work'

  const begin = () => {
    if (!captcha || !isOwn || work.current) return
    setState('working')
    work.current = solve(captcha.clientId).then(
      (token) => {
        setState('done')
        return token
      },
      () => {
        setState('failed')
        work.current = undefined
        return undefined
      },
    )
  }

  const prepare: Prepare = async (fields): Promise<Fields> => {
    if (!captcha) return {}
    // Without a tick nothing is solved; the server then reports the missing captcha.
    if (isOwn && captcha.mode === 'visible' && !work.current) return {}
    if (isOwn) begin()
    const token = isOwn ? await work.current : await captchaServiceToken(captcha, fields)
    // A solution is valid once.
    work.current = undefined
    setState('waiting')
    return token ? { captcha: token } : {}
  }

  return { state, begin, prepare }
}

async function solve(clientId: string): Promise<string | undefined> {
  const { solveCaptcha } = await import('./solve-captcha.ts')
  return solveCaptcha(clientId)
}
