import { useWords } from '../messages/index.ts'
import type { Problem } from './use-passkey.ts'

/** Error of the last attempt. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  const words = useWords()
  const message = typeof problem === 'object' ? problem.message : problem && words.t(problem)
  return (
    <p className="v-field-error" role="alert">
      {message}
    </p>
  )
}
