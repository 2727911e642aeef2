import type { RichNode } from '@vitrine/contract/rich-content'
import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type InfoSection = OutputOf<'catalogV3.getInfoSection'>['infoSection']

export interface InfoSectionForm {
  readonly title: string
  readonly uniqueName: string
  readonly plainDescription: string
}

export const emptySection: InfoSectionForm = { title: '', uniqueName: '', plainDescription: '' }

export const formOf = ({ title, uniqueName, plainDescription }: InfoSection): InfoSectionForm => ({
  title,
  uniqueName,
  plainDescription,
})

export const checkSection = ({ title }: InfoSectionForm, { field }: Messages): Errors =>
  title.trim() === '' ? { title: field.required } : {}

/** Without a name of its own it is called by its title. */
const namesOf = ({ title, uniqueName }: InfoSectionForm) => ({
  title: title.trim(),
  uniqueName: uniqueName.trim() || title.trim(),
})

export const creationOf = (form: InfoSectionForm): InputOf<'catalogV3.createInfoSection'> => ({
  infoSection: { ...namesOf(form), plainDescription: form.plainDescription },
})

/** The text is only sent where it changed, so that a rich document stays as it was sent. */
export const changeOf = (
  stored: InfoSection,
  form: InfoSectionForm,
): InputOf<'catalogV3.updateInfoSection'> => ({
  infoSection: {
    id: stored.id,
    revision: stored.revision,
    ...namesOf(form),
    ...(form.plainDescription !== stored.plainDescription && {
      plainDescription: form.plainDescription,
    }),
  },
})

/** Kinds of nodes that HTML says without loss. */
const htmlNodeTypes = new Set([
  'PARAGRAPH',
  'TEXT',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'LIST_ITEM',
  'BLOCKQUOTE',
  'CODE_BLOCK',
  'DIVIDER',
  'IMAGE',
  'TABLE',
  'TABLE_ROW',
  'TABLE_CELL',
])

/** Whether a text contains nodes that its HTML cannot express. */
export const isRich = ({ description }: Pick<InfoSection, 'description'>): boolean =>
  holdsRich(description.nodes)

const holdsRich = (nodes: readonly RichNode[]): boolean =>
  nodes.some(({ type, nodes: inner = [] }) => !htmlNodeTypes.has(type) || holdsRich(inner))
