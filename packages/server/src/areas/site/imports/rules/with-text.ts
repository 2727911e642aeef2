import { englishOf, type Reason } from '@vitrine/contract/reasons'
import type { Problem } from '../model.ts'

/** The reason of a problem, with its English text. */
export const withText = (cause: Reason): Pick<Problem, 'message' | 'cause'> => ({
  message: englishOf(cause),
  cause,
})
