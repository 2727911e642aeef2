import { GET, OneOf, operation, type Static, service, Type } from '../kit/index.ts'

/** Setup steps of a new shop, in the recommended order. */
export const setupSteps = [
  /** Name, language and currency of the shop, and who sells, with an address. */
  'SHOP',
  /** The country that it sells from, so that taxes are known. */
  'TAXES',
  /** A delivery option. */
  'DELIVERY',
  /** A way to pay that buyers can choose. */
  'PAYMENT',
  /** A product that visitors see. */
  'PRODUCT',
  /** A logo or a brand colour. */
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
  /** All steps. Each is derived from the shop's data, so that it is open again after that data is deleted. */
  steps: Type.Array(
    Type.Object({
      step: OneOf(setupSteps),
      isDone: Type.Boolean(),
      /** Whether a shop does without it. */
      isOptional: Type.Boolean(),
    }),
  ),
  /** Whether the guide was dismissed: `setupGuide.dismissed` of the settings. */
  isDismissed: Type.Boolean(),
  /** Whether the setup is complete: the shop is open with all steps done, or has sold something. */
  isOver: Type.Boolean(),
})
export type SetupGuide = Static<typeof SetupGuide>

/** The remaining setup steps until a new shop opens. */
export const setupGuide = service({
  name: 'setup-guide',
  summary: 'The setup guide of a new shop',
  mounts: ['/vitrine/v1/setup-guide'],
  operations: {
    getSetupGuide: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'Read which steps of the setup guide are done',
      request: Type.Object({}),
      response: SetupGuide,
    }),
  },
})
