import { Roles } from '@lintel/service-kit';

export const ForAgents = () => Roles('agent', 'This is for estate agents.');
