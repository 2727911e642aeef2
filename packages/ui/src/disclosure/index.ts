export type { DisclosureProps } from './disclosure.tsx'
export { Disclosure } from './disclosure.tsx'
