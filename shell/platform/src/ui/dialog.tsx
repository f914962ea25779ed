export { Dialog, Portal } from '@chakra-ui/react';
