import { Roles } from '@lintel/service-kit';

export const ForOperations = () => Roles('operations', 'This is for operations staff.');
