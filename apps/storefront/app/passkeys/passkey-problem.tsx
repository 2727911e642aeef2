import { useMessages } from '../messages/index.ts'
import type { Problem } from './use-passkey.ts'

/** Error of the last attempt. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  const messages = useMessages()
  const message =
    typeof problem === 'object' ? problem.message : problem && messages.passkey[problem]
  return (
    <p className="v-field-error" role="alert">
      {message}
    </p>
  )
}
