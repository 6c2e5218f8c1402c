@echo off
rem Every check there is, or one of the quicker or deeper ones; the twin of ./verify, which says why.
setlocal
set "root=%~dp0"
if "%~1"=="" set "arguments=verify" & goto run
if "%~1"=="--long" set "arguments=test -Dtest.excluded= -Dtest.groups=long" & goto run
if "%~1"=="--coverage" set "arguments=verify --projects engine --activate-profiles coverage" & goto run
if "%~1"=="--mutation" set "arguments=verify --projects engine --activate-profiles mutation" & goto run
if "%~1"=="--help" goto usage
if not "%~1"=="--quick" (
    echo Unknown option %~1; verify --help lists the options. 1>&2
    exit /b 2
)

rem The modules below the one that is looked at are compiled, and their tests left out.
set "arguments=test spotless:check -Dtest.excluded=slow,long"
if "%~2"=="" goto run
for %%m in (engine protocol browser-seat lan-host javafx-client tools) do (
    if "%%m"=="%~2" goto module
)
echo There is no module %~2; there are: engine protocol browser-seat lan-host javafx-client tools. 1>&2
exit /b 2

:module
set "arguments=%arguments% --projects :%~2 --also-make"
if "%~2"=="engine" goto run
set "arguments=%arguments% -Dskip.engine=true"
if "%~2"=="protocol" goto run
set "arguments=%arguments% -Dskip.protocol=true"
if "%~2"=="browser-seat" goto run
set "arguments=%arguments% -Dskip.browser-seat=true"
if "%~2"=="lan-host" goto run
set "arguments=%arguments% -Dskip.lan-host=true"
if "%~2"=="javafx-client" goto run
set "arguments=%arguments% -Dskip.javafx-client=true"

:run
call "%root%scripts\find-jdk.cmd" || exit /b 1
call "%root%scripts\find-maven.cmd" || exit /b 1
call "%MAVEN%" --batch-mode --no-transfer-progress -f "%root%pom.xml" %arguments%
if errorlevel 1 (
    echo NOT verified: %arguments%; reports lie in */target/surefire-reports. 1>&2
    exit /b 1
)
if "%arguments%"=="verify" echo ./lan was left out, as it needs Linux: nobody was looked for on a network of several machines.
echo Verified: %arguments%
exit /b 0

:usage
echo Usage: verify                     everything: format, static checks, all tests of all modules
echo        verify --quick [MODULE]    the inner loop: no tests tagged `slow`; with MODULE (engine, protocol,
echo                                   browser-seat, lan-host, javafx-client or tools) that module's tests alone
echo        verify --long              the tests tagged `long`, which verify leaves out (about ten minutes)
echo        verify --coverage          the engine's branch coverage; fails below 98 %%
echo        verify --mutation          the engine's tests against planted faults; fails below 90 %%
echo        verify --help              this text
exit /b 0
