import { useWords } from '../messages/index.ts'
import type { Problem } from './use-passkey.ts'

/** Why the last try came to nothing. */
export function PasskeyProblem({ problem }: { problem: Problem | undefined }) {
  const words = useWords()
  const said = typeof problem === 'object' ? problem.said : problem && words.t(problem)
  return (
    <p className="v-field-error" role="alert">
      {said}
    </p>
  )
}
