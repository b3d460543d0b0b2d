import './old-engines.ts'
import './old-tvs.ts'
import { mount } from './mount.tsx'
import { TvApp } from './tv.tsx'

mount(<TvApp pathname={window.location.pathname} />)
