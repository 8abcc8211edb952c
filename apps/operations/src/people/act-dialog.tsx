import { ActDialog as Asked, Recorded } from '../console/act-dialog.js';
import type { PersonAct } from './acts.js';
import { allOfPeople } from './people-queries.js';

/** Asks once more before something is done for or to somebody. */
export const ActDialog = ({ act, onClose }: { act: PersonAct; onClose: () => void }) => (
  <Asked
    title={act.title}
    label={act.label}
    run={act.run}
    done={act.done}
    changes={allOfPeople}
    onClose={onClose}
  >
    <p className="wrap-anywhere">{act.text}</p>
    <Recorded />
  </Asked>
);
