import { minRoleOf } from '@vitrine/contract/kit'
import { type StaffRole, staffRoles } from '@vitrine/contract/vocabulary'
import { createContext, type ReactNode, use } from 'react'
import { type OperationName, operationOf } from '../api/client.ts'

/** The user's role on the current site. */
export const RoleContext = createContext<StaffRole>('owner')

/** Whether a role may call an operation; the server decides the same way. */
export const isAllowed = (role: StaffRole, name: OperationName): boolean =>
  staffRoles.indexOf(role) <= staffRoles.indexOf(minRoleOf(operationOf(name)))

/** Checks whether the signed-in person may call an operation. */
export const usePermissionCheck = (): ((name: OperationName) => boolean) => {
  const role = use(RoleContext)
  return (name) => isAllowed(role, name)
}

/** Whether the signed-in person may call an operation. */
export const useIsAllowed = (name: OperationName): boolean => isAllowed(use(RoleContext), name)

interface IfAllowedProps {
  readonly call: OperationName
  /** Shown instead of content that the role does not allow. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Shows its children to users who may call the operation. */
export const IfAllowed = ({ call, fallback = null, children }: IfAllowedProps) =>
  useIsAllowed(call) ? children : fallback
