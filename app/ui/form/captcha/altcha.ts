import 'altcha/external';
import 'altcha/altcha.css';
import 'altcha/i18n/nl';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';

// The content security policy forbids the inline workers of the package, so that ours is a file.
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
