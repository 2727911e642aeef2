export { createRandom, type Random } from './random.ts'
export { rawRequests } from './raw-requests.ts'
export {
  type FuzzContext,
  type FuzzedRequest,
  fuzzRequest,
  operations,
  requestOf,
} from './requests.ts'
export { createSender, type FuzzResponse as Answered, sendRaw } from './send.ts'
