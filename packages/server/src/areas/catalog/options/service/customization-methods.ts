import type { Tx } from '../../../../platform/tx.ts'
import type { Reader } from '../../shared/model/reader.ts'
import type {
  ChoiceChange,
  CustomizationChange,
  NewCustomization,
  RequestedCustomization,
} from '../model/customization.ts'
import { findCustomizations } from '../store/customizations.ts'
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
import { resolveCustomizations } from './resolve-customizations.ts'
import {
  type CustomizationSave,
  lockCustomization,
  saveCustomization,
} from './save-customization.ts'

/** All operations on shared options and modifiers. */
export const customizationMethods = (deps: CustomizationDeps) => ({
  getCustomization: requireCustomization,
  queryCustomizations,
  /** By id; unknown ones are left out. */
  findCustomizations,
  createCustomizations: (tx: Tx, requested: readonly NewCustomization[]) =>
    createCustomizations(tx, deps, requested),
  updateCustomizations: (tx: Tx, changes: readonly CustomizationChange[]) =>
    updateCustomizations(tx, deps, changes),
  lockCustomization,
  /** Changes a customization and its choices as one revision. */
  saveCustomization: (tx: Tx, requested: CustomizationSave) =>
    saveCustomization(tx, deps, requested),
  deleteCustomization: (tx: Tx, id: string) => deleteCustomization(tx, deps, id),
  /** Resolves the requested options and modifiers of products; call it before products are locked. */
  resolveCustomizations: (tx: Tx, requests: readonly RequestedCustomization[]) =>
    resolveCustomizations(tx, deps, requests),

  addCustomizationChoices: (tx: Tx, added: readonly AddedChoices[]) =>
    addToCustomizations(tx, deps, added),
  setCustomizationChoices: (tx: Tx, requested: AddedChoices) =>
    setCustomizationChoices(tx, deps, requested),
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

  /** How many products have each option or modifier, as far as the reader may see them. */
  countCustomized: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countCustomized(tx, ids, !seesHidden),
  /** How many products have each choice. */
  countChosen: (tx: Tx, ids: readonly string[], { seesHidden }: Reader) =>
    countChosen(tx, ids, !seesHidden),
})
