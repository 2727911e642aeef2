import type { Tx } from '../../../platform/tx.ts'
import type {
  ChoiceChange,
  CustomizationChange,
  CustomizationWish,
  NewCustomization,
} from '../model/customization.ts'
import { countChosen, countCustomized } from '../store/customized-products.ts'
import { queryCustomizations } from '../store/query-customizations.ts'
import {
  type AddedChoices,
  addToCustomizations,
  deleteCustomization,
  removeCustomizationChoices,
  reorderCustomizationChoices,
  requireCustomization,
  setCustomizationChoices,
  updateCustomizationChoices,
  updateCustomizations,
} from './change-customizations.ts'
import { type CustomizationDeps, createCustomizations } from './create-customizations.ts'
import { resolveCustomizations } from './customizations.ts'
import type { Reader } from './read.ts'

/** Everything that can be done with options and modifiers that products share. */
export const customizing = (deps: CustomizationDeps) => ({
  getCustomization: requireCustomization,
  queryCustomizations,
  createCustomizations: (tx: Tx, wanted: readonly NewCustomization[]) =>
    createCustomizations(tx, deps, wanted),
  updateCustomizations: (tx: Tx, changes: readonly CustomizationChange[]) =>
    updateCustomizations(tx, deps, changes),
  deleteCustomization: (tx: Tx, id: string) => deleteCustomization(tx, deps, id),
  /** What products get for the options and modifiers they wish for; call it before they are held. */
  resolveCustomizations: (tx: Tx, wishes: readonly CustomizationWish[]) =>
    resolveCustomizations(tx, deps, wishes),

  addCustomizationChoices: (tx: Tx, added: readonly AddedChoices[]) =>
    addToCustomizations(tx, deps, added),
  setCustomizationChoices: (tx: Tx, wanted: AddedChoices) =>
    setCustomizationChoices(tx, deps, wanted),
  removeCustomizationChoices: (
    tx: Tx,
    id: string,
    revision: number | undefined,
    choiceIds: readonly string[],
  ) => removeCustomizationChoices(tx, deps, id, revision, choiceIds),
  updateCustomizationChoices: (
    tx: Tx,
    id: string,
    revision: number,
    changes: readonly ChoiceChange[],
  ) => updateCustomizationChoices(tx, deps, id, revision, changes),
  reorderCustomizationChoices: (
    tx: Tx,
    id: string,
    revision: number,
    choiceIds: readonly string[],
  ) => reorderCustomizationChoices(tx, deps, id, revision, choiceIds),

  /** How many products have each option or modifier, as far as their reader sees them. */
  countCustomized: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countCustomized(tx, ids, !seesHidden),
  /** How many products have each choice. */
  countChosen: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countChosen(tx, ids, !seesHidden),
})
