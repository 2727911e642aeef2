import { staffRoles } from '@vitrine/contract/vocabulary'

/** From the one who may most to the one who may least. */
export const roles = staffRoles
