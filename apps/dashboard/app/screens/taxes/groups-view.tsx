import { Plus } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
import { Section } from '../../shared/section.tsx'
import type { EditTarget, ExemptGroup, TaxGroup, TaxSetup } from './setup.ts'

export interface GroupsViewProps {
  readonly setup: TaxSetup
  readonly onEdit: (edited: EditTarget) => void
  readonly onDeleteGroup: (group: TaxGroup) => void
  readonly onDeleteExempt: (group: ExemptGroup) => void
}

/** Products that are taxed alike, and buyers who pay other rates. */
export function GroupsView(props: GroupsViewProps) {
  const { setup, onEdit } = props
  const { taxes } = useMessages()
  return (
    <div className="tax-parts">
      <Section
        title={taxes.group.heading}
        hint={taxes.group.text}
        actions={
          <IfAllowed call="taxes.saveTaxGroup">
            <button type="button" className="button" onClick={() => onEdit({ kind: 'group' })}>
              <Plus aria-hidden="true" />
              {taxes.group.new}
            </button>
          </IfAllowed>
        }
      >
        <GroupsTable {...props} />
      </Section>
      <Section
        title={taxes.exempt.heading}
        hint={taxes.exempt.text}
        actions={
          <IfAllowed call="taxes.saveTaxExemptGroup">
            <button type="button" className="button" onClick={() => onEdit({ kind: 'exempt' })}>
              <Plus aria-hidden="true" />
              {taxes.exempt.new}
            </button>
          </IfAllowed>
        }
      >
        {setup.exemptGroups.length === 0 ? (
          <p className="mute">{taxes.exempt.empty}</p>
        ) : (
          <ExemptTable {...props} />
        )}
      </Section>
    </div>
  )
}

function GroupsTable({ setup, onEdit, onDeleteGroup }: GroupsViewProps) {
  const { taxes } = useMessages()
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{taxes.columns.name}</th>
          <th scope="col">{taxes.columns.category}</th>
          <th scope="col">
            <span className="visually-hidden">{taxes.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {setup.groups.map((group) => {
          const edit = () => onEdit({ kind: 'group', id: group.id })
          return (
            <tr key={group.id}>
              {group.isSystem ? (
                <th scope="row" className="cell-name">
                  <span dir="auto">{group.name}</span>
                </th>
              ) : (
                <RowName name={group.name} onChange={edit} />
              )}
              <td>{taxes.group.categories[group.category]}</td>
              <td className="cell-actions">
                {group.isSystem ? (
                  <span className="mute">{taxes.group.system}</span>
                ) : (
                  <RowActions
                    labels={taxes}
                    name={group.name}
                    updateOperation="taxes.saveTaxGroup"
                    deleteOperation="taxes.deleteTaxGroup"
                    onChange={edit}
                    onDelete={() => onDeleteGroup(group)}
                  />
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function ExemptTable({ setup, onEdit, onDeleteExempt }: GroupsViewProps) {
  const { taxes } = useMessages()
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{taxes.columns.name}</th>
          <th scope="col">
            <span className="visually-hidden">{taxes.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {setup.exemptGroups.map((group) => {
          const edit = () => onEdit({ kind: 'exempt', id: group.id })
          return (
            <tr key={group.id}>
              <RowName name={group.name} onChange={edit} />
              <td className="cell-actions">
                <RowActions
                  labels={taxes}
                  name={group.name}
                  updateOperation="taxes.saveTaxExemptGroup"
                  deleteOperation="taxes.deleteTaxExemptGroup"
                  onChange={edit}
                  onDelete={() => onDeleteExempt(group)}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
