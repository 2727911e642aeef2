import type { ExtrasProps } from './form.ts'
import { Modifiers } from './modifiers.tsx'
import { Plans } from './plans.tsx'

interface AdditionsProps extends ExtrasProps {
  readonly isDigital: boolean
}

/** Add-ons to any variant, and subscriptions. */
export const Additions = ({ isDigital, ...part }: AdditionsProps) => (
  <>
    <Modifiers {...part} />
    {!isDigital && <Plans {...part} />}
  </>
)
