import type { ExtrasProps } from './form.ts'
import { Modifiers } from './modifiers.tsx'
import { Plans } from './plans.tsx'

interface AdditionsProps extends ExtrasProps {
  readonly isDigital: boolean
}

/** What buyers can add to any variant, and how often they can have it sent. */
export const Additions = ({ isDigital, ...part }: AdditionsProps) => (
  <>
    <Modifiers {...part} />
    {!isDigital && <Plans {...part} />}
  </>
)
