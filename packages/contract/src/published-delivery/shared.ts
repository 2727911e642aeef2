import { idField, momentField, sorted } from '../catalog/index.ts'
import { InvalidFilter, Maybe, Query, Type } from '../kit/index.ts'

export const read = { permission: 'admin' } as const
export const write = { permission: 'admin', writes: true } as const
export const nothing = Type.Object({})
export const list = {
  longGet: true,
  request: Type.Object({ query: Maybe(Query()) }),
  errors: [InvalidFilter],
}

export const record = {
  id: { ...idField, ...sorted },
  createdDate: { ...momentField, ...sorted },
  updatedDate: { ...momentField, ...sorted },
}
