/// One guest's connection as the core sees it: its link, its key, what it attends.
@NullMarked
package cantstop.host.session;

import org.jspecify.annotations.NullMarked;
