// Written by `npm run generate` from openapi/. Changes belong there.

const D=b=>{const v=g,c=b.lengthOf;function i(t,{instancePath:a="",parentData:f,parentDataProperty:h,rootData:p=t}={}){let e=null,
s=0;if(typeof t=="string"){if(c(t)>4096){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:4096},
message:"must NOT have more than 4096 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return i.errors=e,s===
0}function n(t,{instancePath:a="",parentData:f,parentDataProperty:h,rootData:p=t}={}){let e=null,s=0;if(typeof t=="strin\
g"){if(c(t)>200){const r={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:200},message:"must N\
OT have more than 200 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return n.errors=e,s===0}function m(t,{
instancePath:a="",parentData:f,parentDataProperty:h,rootData:p=t}={}){let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){if(t.code!==void 0&&(i(t.code,{instancePath:a+"/code",parentData:t,parentDataProperty:"code",rootData:p})||(e=e===null?
i.errors:e.concat(i.errors),s=e.length)),t.state!==void 0&&(n(t.state,{instancePath:a+"/state",parentData:t,parentDataProperty:"\
state",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),t.iss!==void 0){let r=t.iss;if(typeof r=="stri\
ng"){if(c(r)>2e3){const o={instancePath:a+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:a+"/iss",schemaPath:"\
#/properties/iss/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}if(t.
report!==void 0){let r=t.report;if(r&&typeof r=="object"&&!Array.isArray(r))r.provider_code!==void 0&&(i(r.provider_code,
{instancePath:a+"/report/provider_code",parentData:r,parentDataProperty:"provider_code",rootData:p})||(e=e===null?i.errors:
e.concat(i.errors),s=e.length)),r.state!==void 0&&(n(r.state,{instancePath:a+"/report/state",parentData:r,parentDataProperty:"\
state",rootData:p})||(e=e===null?n.errors:e.concat(n.errors),s=e.length));else{const o={instancePath:a+"/report",schemaPath:"\
#/properties/report/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[
r]:e.push(r),s++}return m.errors=e,s===0}function g(t,{instancePath:a="",parentData:f,parentDataProperty:h,rootData:p=t}={}){
let e=null,s=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.query!==void 0){let r=t.query;if(r&&typeof r=="object"&&
!Array.isArray(r)){if(r._fields!==void 0){let o=r._fields;if(Array.isArray(o)){const u=o.length;for(let l=0,P=s;l<u&&s===
P;l++){let d=o[l];if(typeof d=="string"){if(c(d)>8e3){const y={instancePath:a+"/query/_fields/"+l,schemaPath:"#/properti\
es/query/properties/_fields/items/maxLength",keyword:"maxLength",params:{limit:8e3},message:"must NOT have more than 800\
0 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:a+"/query/_fields/"+l,schemaPath:"#/properties/q\
uery/properties/_fields/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(
y),s++}}}else{const u={instancePath:a+"/query/_fields",schemaPath:"#/properties/query/properties/_fields/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}}}else{const o={instancePath:a+"/query",
schemaPath:"#/properties/query/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}if(t.params!==void 0){let r=t.params;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const o={instancePath:a+"/p\
arams",schemaPath:"#/properties/params/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[o]:e.push(o),s++}}t.body!==void 0&&(m(t.body,{instancePath:a+"/body",parentData:t,parentDataProperty:"body",rootData:p})||
(e=e===null?m.errors:e.concat(m.errors),s=e.length))}return g.errors=e,s===0}return{confirmReportCode:v}};export{D as createValidators};
