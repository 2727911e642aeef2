import { doorRoute } from '../../door/door-route.ts'

export const registerRoute = doorRoute('register')
