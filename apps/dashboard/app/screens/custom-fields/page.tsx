import {
  type CustomField,
  type CustomFieldOwner,
  customFieldOwners,
} from '@vitrine/contract/custom-fields'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { Section } from '../../shared/section.tsx'
import { Tabs } from '../../shared/tabs.tsx'

export interface CustomFieldsPageProps {
  readonly owner: CustomFieldOwner
  /** Undefined until the first answer. */
  readonly fields: readonly CustomField[] | undefined
  readonly deleted: readonly CustomField[]
  readonly error?: unknown
  readonly busy: boolean
  readonly onNew: () => void
  readonly onChange: (field: CustomField) => void
  readonly onMove: (field: CustomField, by: -1 | 1) => void
  readonly onDelete: (field: CustomField) => void
  readonly onRestore: (field: CustomField) => void
  readonly onRetry?: () => void
}

export function CustomFieldsPage(props: CustomFieldsPageProps) {
  const { owner, fields, deleted, error, onNew, onRetry } = props
  const { customFields } = useMessages()
  return (
    <>
      <ListPage
        createOperation="customFields.createCustomField"
        labels={{ ...customFields, ...customFields.owners[owner] }}
        error={error}
        onNew={onNew}
        onRetry={onRetry}
        total={fields?.length ?? 0}
        shownCount={fields?.length}
        filters={<Owners owner={owner} />}
        isFiltered={false}
      >
        <Rows {...props} fields={fields ?? []} />
      </ListPage>
      {deleted.length > 0 && <Deleted {...props} />}
    </>
  )
}

/** Selects the entity of the listed fields. */
function Owners({ owner }: Pick<CustomFieldsPageProps, 'owner'>) {
  const { ownersLabel, owners } = useMessages().customFields
  const tabs = customFieldOwners.map((one) => ({
    label: owners[one].tab,
    href: links.customFields({ of: one }),
    here: one === owner,
  }))
  return <Tabs label={ownersLabel} tabs={tabs} />
}

type RowsProps = Omit<CustomFieldsPageProps, 'fields'> & { readonly fields: readonly CustomField[] }

function Rows(props: RowsProps) {
  const { customFields } = useMessages()
  const { columns } = customFields
  return (
    <div className="list-frame">
      <table className="list custom-fields-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.key}</th>
            <th scope="col">{columns.type}</th>
            <th scope="col">{columns.use}</th>
            <th scope="col">
              <span className="visually-hidden">{customFields.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.fields.map((field, at) => (
            <Row
              key={field.id}
              {...props}
              field={field}
              isFirst={at === 0}
              isLast={at === props.fields.length - 1}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps extends RowsProps {
  readonly field: CustomField
  readonly isFirst: boolean
  readonly isLast: boolean
}

function Row({ field, isFirst, isLast, busy, onChange, onMove, onDelete }: RowProps) {
  const { customFields } = useMessages()
  const { name, key, type } = field
  const moves = [
    { label: customFields.up({ name }), Icon: ArrowUp, off: isFirst, by: -1 },
    { label: customFields.down({ name }), Icon: ArrowDown, off: isLast, by: 1 },
  ] as const
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(field)} />
      <td className="mute" data-word={customFields.columns.key}>
        <code>{key}</code>
      </td>
      <td className="mute">{customFields.types[type]}</td>
      <td className="mute">{usesOf(field, customFields.uses).join(', ')}</td>
      <td className="cell-actions">
        <IfAllowed call="customFields.arrangeCustomFields">
          {moves.map(({ label, Icon, off, by }) => (
            <button
              key={label}
              type="button"
              className="icon-button"
              aria-label={label}
              title={label}
              disabled={off || busy}
              onClick={() => onMove(field, by)}
            >
              <Icon aria-hidden="true" />
            </button>
          ))}
        </IfAllowed>
        <RowActions
          labels={customFields}
          name={name}
          updateOperation="customFields.changeCustomField"
          deleteOperation="customFields.deleteCustomField"
          onChange={() => onChange(field)}
          onDelete={() => onDelete(field)}
        />
      </td>
    </tr>
  )
}

type Uses = ReturnType<typeof useMessages>['customFields']['uses']

const usesOf = (field: CustomField, uses: Uses): string[] => [
  field.shown ? uses.shown : uses.hidden,
  ...(['required', 'filterable', 'searchable'] as const).flatMap((use) =>
    field[use] ? [uses[use]] : [],
  ),
]

function Deleted({ deleted, busy, onRestore }: CustomFieldsPageProps) {
  const { customFields } = useMessages()
  return (
    <Section title={customFields.deletedTitle} hint={customFields.deletedText}>
      <ul className="plain-list">
        {deleted.map((field) => (
          <li key={field.id} className="row">
            <span>
              <bdi>{field.name}</bdi> <code className="mute">{field.key}</code>
            </span>
            <IfAllowed call="customFields.restoreCustomField">
              <button
                type="button"
                className="link-button"
                aria-label={customFields.restoreOf({ name: field.name })}
                disabled={busy}
                onClick={() => onRestore(field)}
              >
                {customFields.restore}
              </button>
            </IfAllowed>
          </li>
        ))}
      </ul>
    </Section>
  )
}
