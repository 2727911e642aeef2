export type { ChoiceGroupProps, ChoiceOption } from './choice.tsx'
export { ChoiceGroup } from './choice.tsx'
