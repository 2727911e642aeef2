import { AnswerRefusal, type Check } from './flow.ts'

const LONGEST_NONCE = 512

/** What the client wishes of the sign-in, as far as it can be read; a page that was left ends it here. */
export const checkWishes: Check = ({ request: { error, prompt, nonce, maxAge } }) => {
  if (error !== '') throw new AnswerRefusal('access_denied', 'The sign-in was not finished')
  if (!['', 'login', 'none'].includes(prompt)) refuse('The prompt must be login or none')
  if (nonce.length > LONGEST_NONCE) refuse(`The nonce takes up to ${LONGEST_NONCE} characters`)
  if (!/^\d{0,10}$/.test(maxAge)) refuse('The maximum age must be a whole number of seconds')
}

function refuse(sentence: string): never {
  throw new AnswerRefusal('invalid_request', sentence)
}
