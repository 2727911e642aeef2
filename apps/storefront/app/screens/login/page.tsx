export { DoorPage as LoginPage } from '../../door/door-page.tsx'
