import { mount } from './mount.tsx'
import { Wall } from './wall.tsx'

mount(<Wall pathname={window.location.pathname} />)
