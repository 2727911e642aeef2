import { GET, OneOf, operation, type Static, service, Type } from '../kit/index.ts'

/** What a new shop needs, in the order in which it is best done. */
export const setupSteps = [
  /** Name, language and currency of the shop, and who sells, with an address. */
  'SHOP',
  /** Where it sells from, so that taxes are known. */
  'TAXES',
  /** A way to get what was bought. */
  'DELIVERY',
  /** A way to pay that buyers can choose. */
  'PAYMENT',
  /** A product that visitors see. */
  'PRODUCT',
  /** A logo or a colour of its own. */
  'LOOK',
  /** An imprint that visitors see; optional but in Germany and Austria. */
  'LEGAL',
  /** An order. */
  'ORDER',
  /** Open to visitors. */
  'OPEN',
] as const
export type SetupStep = (typeof setupSteps)[number]

export const SetupGuide = Type.Object({
  /** All steps. Each is judged by what the shop has, so that it also falls back when that is deleted. */
  steps: Type.Array(
    Type.Object({
      step: OneOf(setupSteps),
      isDone: Type.Boolean(),
      /** Whether a shop does without it. */
      isOptional: Type.Boolean(),
    }),
  ),
  /** Whether somebody has put the guide away: `setupGuide.dismissed` of the settings. */
  isDismissed: Type.Boolean(),
  /** Whether nothing is left to do: the shop is open and has all it needs, or has sold something. */
  isOver: Type.Boolean(),
})
export type SetupGuide = Static<typeof SetupGuide>

/** What is left to do until a new shop is open. */
export const setupGuide = service({
  name: 'setup-guide',
  summary: 'What a new shop needs until it is open',
  mounts: ['/vitrine/v1/setup-guide'],
  operations: {
    getSetupGuide: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'What the shop has of all that it needs to be opened',
      request: Type.Object({}),
      response: SetupGuide,
    }),
  },
})
