import { leastRoleOf } from '@vitrine/contract/kit'
import { type StaffRole, staffRoles } from '@vitrine/contract/vocabulary'
import { createContext, type ReactNode, use } from 'react'
import { type OperationName, operationOf } from '../api/client.ts'

/** What the signed-in person is on the chosen site. */
export const RoleContext = createContext<StaffRole>('owner')

/** Whether a role may call an operation; the server decides the same way. */
export const mayCall = (role: StaffRole, name: OperationName): boolean =>
  staffRoles.indexOf(role) <= staffRoles.indexOf(leastRoleOf(operationOf(name)))

/** Tells of each operation whether the signed-in person may call it. */
export const useMayCall = (): ((name: OperationName) => boolean) => {
  const role = use(RoleContext)
  return (name) => mayCall(role, name)
}

/** Whether the signed-in person may call an operation. */
export const useMay = (name: OperationName): boolean => mayCall(use(RoleContext), name)

interface MayProps {
  readonly call: OperationName
  /** In place of what the role does not allow. */
  readonly otherwise?: ReactNode
  readonly children: ReactNode
}

/** Shows what leads to an operation to those who may call it. */
export const May = ({ call, otherwise = null, children }: MayProps) =>
  useMay(call) ? children : otherwise
