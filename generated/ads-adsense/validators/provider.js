// Written by `npm run generate` from openapi/. Changes belong there.

const R=j=>{const L=P,y=j.lengthOf;function h(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,
t=0;if(typeof e=="string"){if(y(e)>8e3){const s={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return h.errors=r,t===
0}function g(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(Array.isArray(e)){
const s=e.length;for(let a=0,V=t;a<s&&t===V;a++)h(e[a],{instancePath:o+"/"+a,parentData:e,parentDataProperty:a,rootData:n})||
(r=r===null?h.errors:r.concat(h.errors),t=r.length)}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};r===null?r=[s]:r.push(s),t++}return g.errors=r,t===0}function p(e,{instancePath:o="",
parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e._fields!==
void 0&&(g(e._fields,{instancePath:o+"/_fields",parentData:e,parentDataProperty:"_fields",rootData:n})||(r=r===null?g.errors:
r.concat(g.errors),t=r.length));else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};r===null?r=[s]:r.push(s),t++}return p.errors=r,t===0}function i(e,{instancePath:o="",parentData:c,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;if(!(e&&typeof e=="object"&&!Array.isArray(e))){const s={instancePath:o,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return i.errors=r,t===
0}function m(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(typeof e=="strin\
g"){if(y(e)>4096){const s={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},message:"must\
 NOT have more than 4096 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return m.errors=r,t===0}function l(e,{
instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(typeof e=="string"){if(y(e)>200){
const s={instancePath:o,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than\
 200 characters"};r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[s]:r.push(s),t++}return l.errors=r,t===0}function _(e,{instancePath:o="",
parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.code!==
void 0&&(m(e.code,{instancePath:o+"/code",parentData:e,parentDataProperty:"code",rootData:n})||(r=r===null?m.errors:r.concat(
m.errors),t=r.length)),e.state!==void 0&&(l(e.state,{instancePath:o+"/state",parentData:e,parentDataProperty:"state",rootData:n})||
(r=r===null?l.errors:r.concat(l.errors),t=r.length)),e.iss!==void 0){let s=e.iss;if(typeof s=="string"){if(y(s)>2e3){const a={
instancePath:o+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT h\
ave more than 2000 characters"};r===null?r=[a]:r.push(a),t++}}else{const a={instancePath:o+"/iss",schemaPath:"#/properti\
es/iss/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[a]:r.push(a),t++}}if(e.report!==
void 0){let s=e.report;if(s&&typeof s=="object"&&!Array.isArray(s))s.provider_code!==void 0&&(m(s.provider_code,{instancePath:o+
"/report/provider_code",parentData:s,parentDataProperty:"provider_code",rootData:n})||(r=r===null?m.errors:r.concat(m.errors),
t=r.length)),s.state!==void 0&&(l(s.state,{instancePath:o+"/report/state",parentData:s,parentDataProperty:"state",rootData:n})||
(r=r===null?l.errors:r.concat(l.errors),t=r.length));else{const a={instancePath:o+"/report",schemaPath:"#/properties/rep\
ort/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[a]:r.push(a),t++}}}else{const s={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return _.
errors=r,t===0}function P(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&
typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"\
query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:o+
"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.
body!==void 0&&(_(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?_.errors:
r.concat(_.errors),t=r.length))),P.errors=r,t===0}const E=D;function D(e,{instancePath:o="",parentData:c,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+
"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==
void 0&&(i(e.params,{instancePath:o+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?i.errors:
r.concat(i.errors),t=r.length))),D.errors=r,t===0}const x=b;function b(e,{instancePath:o="",parentData:c,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+
"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==
void 0&&(i(e.params,{instancePath:o+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?i.errors:
r.concat(i.errors),t=r.length))),b.errors=r,t===0}const O=k,w={type:"object",required:["account_id"],properties:{account_id:{
type:"string",minLength:1,maxLength:200},report_type:{type:"string",enum:["earning","earning_forcast","top_device_type"]},
report_period:{type:"string",enum:["last_7_days","last_15_days","last_30_days","last_6_months","last_1_year","all_time",
"custom"]},cust_fromdate:{$ref:"/shared/2"},cust_todate:{$ref:"/shared/2"},input_based:{$ref:"/shared/1"},report_view_type:{
$ref:"/shared/1"}}},N=new RegExp("^(?:\\d{4}-\\d\\d-\\d\\d|\\d\\d/\\d\\d/\\d{4}|)$","u");function f(e,{instancePath:o="",
parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;if(typeof e=="string"){if(y(e)>2e3){const s={instancePath:o,
schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};r===null?
r=[s]:r.push(s),t++}if(!N.test(e)){const s={instancePath:o,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?\
:\\d{4}-\\d\\d-\\d\\d|\\d\\d/\\d\\d/\\d{4}|)$"},message:'must match pattern "^(?:\\d{4}-\\d\\d-\\d\\d|\\d\\d/\\d\\d/\\d{4}|)$"'};
r===null?r=[s]:r.push(s),t++}}else{const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[s]:r.push(s),t++}return f.errors=r,t===0}function v(e,{instancePath:o="",parentData:c,parentDataProperty:u,
rootData:n=e}={}){let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.account_id===void 0){const s={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"account_id"},message:"must have required property 'a\
ccount_id'"};r===null?r=[s]:r.push(s),t++}if(e.account_id!==void 0){let s=e.account_id;if(typeof s=="string"){if(y(s)>200){
const a={instancePath:o+"/account_id",schemaPath:"#/properties/account_id/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};r===null?r=[a]:r.push(a),t++}if(y(s)<1){const a={instancePath:o+"/acco\
unt_id",schemaPath:"#/properties/account_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};r===null?r=[a]:r.push(a),t++}}else{const a={instancePath:o+"/account_id",schemaPath:"#/properties/a\
ccount_id/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[a]:r.push(a),t++}}if(e.report_type!==
void 0){let s=e.report_type;if(typeof s!="string"){const a={instancePath:o+"/report_type",schemaPath:"#/properties/repor\
t_type/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[a]:r.push(a),t++}if(!(s==="earn\
ing"||s==="earning_forcast"||s==="top_device_type")){const a={instancePath:o+"/report_type",schemaPath:"#/properties/rep\
ort_type/enum",keyword:"enum",params:{allowedValues:w.properties.report_type.enum},message:"must be equal to one of the \
allowed values"};r===null?r=[a]:r.push(a),t++}}if(e.report_period!==void 0){let s=e.report_period;if(typeof s!="string"){
const a={instancePath:o+"/report_period",schemaPath:"#/properties/report_period/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[a]:r.push(a),t++}if(!(s==="last_7_days"||s==="last_15_days"||s==="last_30_days"||
s==="last_6_months"||s==="last_1_year"||s==="all_time"||s==="custom")){const a={instancePath:o+"/report_period",schemaPath:"\
#/properties/report_period/enum",keyword:"enum",params:{allowedValues:w.properties.report_period.enum},message:"must be \
equal to one of the allowed values"};r===null?r=[a]:r.push(a),t++}}e.cust_fromdate!==void 0&&(f(e.cust_fromdate,{instancePath:o+
"/cust_fromdate",parentData:e,parentDataProperty:"cust_fromdate",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=
r.length)),e.cust_todate!==void 0&&(f(e.cust_todate,{instancePath:o+"/cust_todate",parentData:e,parentDataProperty:"cust\
_todate",rootData:n})||(r=r===null?f.errors:r.concat(f.errors),t=r.length)),e.input_based!==void 0&&(l(e.input_based,{instancePath:o+
"/input_based",parentData:e,parentDataProperty:"input_based",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length)),
e.report_view_type!==void 0&&(l(e.report_view_type,{instancePath:o+"/report_view_type",parentData:e,parentDataProperty:"\
report_view_type",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length))}else{const s={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[s]:r.push(s),t++}return v.errors=r,t===
0}function k(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e==
"object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"que\
ry",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:o+"/\
params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length)),e.body!==
void 0&&(v(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=r===null?v.errors:r.concat(
v.errors),t=r.length))),k.errors=r,t===0}const T=q;function d(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){
let r=null,t=0;if(e&&typeof e=="object"&&!Array.isArray(e))e.account_id!==void 0&&(l(e.account_id,{instancePath:o+"/acco\
unt_id",parentData:e,parentDataProperty:"account_id",rootData:n})||(r=r===null?l.errors:r.concat(l.errors),t=r.length));else{
const s={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};r===null?r=[
s]:r.push(s),t++}return d.errors=r,t===0}function q(e,{instancePath:o="",parentData:c,parentDataProperty:u,rootData:n=e}={}){
let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&(p(e.query,{instancePath:o+"/query",parentData:e,
parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(p.errors),t=r.length)),e.params!==void 0&&(i(e.params,
{instancePath:o+"/params",parentData:e,parentDataProperty:"params",rootData:n})||(r=r===null?i.errors:r.concat(i.errors),
t=r.length)),e.body!==void 0&&(d(e.body,{instancePath:o+"/body",parentData:e,parentDataProperty:"body",rootData:n})||(r=
r===null?d.errors:r.concat(d.errors),t=r.length))),q.errors=r,t===0}const $=A;function A(e,{instancePath:o="",parentData:c,
parentDataProperty:u,rootData:n=e}={}){let r=null,t=0;return e&&typeof e=="object"&&!Array.isArray(e)&&(e.query!==void 0&&
(p(e.query,{instancePath:o+"/query",parentData:e,parentDataProperty:"query",rootData:n})||(r=r===null?p.errors:r.concat(
p.errors),t=r.length)),e.params!==void 0&&(i(e.params,{instancePath:o+"/params",parentData:e,parentDataProperty:"params",
rootData:n})||(r=r===null?i.errors:r.concat(i.errors),t=r.length))),A.errors=r,t===0}return{beginProviderLink:$,confirmProviderCode:L,
getProviderReport:O,getProviderStatus:x,linkProviderAccount:E,revokeProviderLink:T}};export{R as createValidators};
