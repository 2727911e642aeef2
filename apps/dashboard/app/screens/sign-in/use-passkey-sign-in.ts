import { useMutation } from '@tanstack/react-query'
import { showPasskey } from '../../api/passkeys.ts'
import { useCall } from '../../scaffold/use-operation.ts'

/** Signs in with a passkey: alone, or after a password with the token that it came to. */
export function usePasskeySignIn(token?: string) {
  const { call } = useCall()
  const held = token === undefined ? {} : { token }
  return useMutation<unknown, unknown, void>({
    mutationFn: async () => {
      const { challengeId, options } = await call('staff.startPasskeySignIn', held)
      const credential = await showPasskey(options)
      return call('staff.signInWithPasskey', { challengeId, credential, ...held })
    },
  })
}
