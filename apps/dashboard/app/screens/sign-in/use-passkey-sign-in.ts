import { useMutation } from '@tanstack/react-query'
import { requestPasskey } from '../../api/passkeys.ts'
import { useCall } from '../../shared/use-operation.ts'

/** Signs in with a passkey: alone, or after a password with the resulting token. */
export function usePasskeySignIn(token?: string) {
  const { call } = useCall()
  const tokenInput = token === undefined ? {} : { token }
  return useMutation<unknown, unknown, void>({
    mutationFn: async () => {
      const { challengeId, options } = await call('staff.startPasskeySignIn', tokenInput)
      const credential = await requestPasskey(options)
      return call('staff.signInWithPasskey', { challengeId, credential, ...tokenInput })
    },
  })
}
